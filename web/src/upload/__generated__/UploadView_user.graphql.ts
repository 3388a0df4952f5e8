/**
 * @generated SignedSource<<42634ae1de2f176cd418643d4bd1ecd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadView_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NothingChosen_user" | "Tour_user">;
  readonly " $fragmentType": "UploadView_user";
};
export type UploadView_user$key = {
  readonly " $data"?: UploadView_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadView_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadView_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Tour_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NothingChosen_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8ffe6b09175394f8605d7e16907dedd4";

export default node;
