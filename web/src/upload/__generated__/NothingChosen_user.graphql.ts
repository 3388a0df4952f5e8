/**
 * @generated SignedSource<<4d995cd4e9274cc5f60be84ea48e61a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NothingChosen_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RecentScreenings_user" | "SampleData_user">;
  readonly " $fragmentType": "NothingChosen_user";
};
export type NothingChosen_user$key = {
  readonly " $data"?: NothingChosen_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NothingChosen_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NothingChosen_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentScreenings_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SampleData_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a565623646a3986461a51cc4ab00d990";

export default node;
