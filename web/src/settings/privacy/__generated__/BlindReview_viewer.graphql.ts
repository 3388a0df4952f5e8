/**
 * @generated SignedSource<<4b7c6657f8a1197761a65a7e722dacf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlindReview_viewer$data = {
  readonly blindReview: boolean;
  readonly " $fragmentType": "BlindReview_viewer";
};
export type BlindReview_viewer$key = {
  readonly " $data"?: BlindReview_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlindReview_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlindReview_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blindReview",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "14f6596967dc794a89169cf027cea9de";

export default node;
