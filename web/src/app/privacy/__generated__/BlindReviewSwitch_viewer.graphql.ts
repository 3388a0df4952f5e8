/**
 * @generated SignedSource<<ccfd9756b2b05d3a1c91267fcd3f5f61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlindReviewSwitch_viewer$data = {
  readonly blindReview: boolean;
  readonly " $fragmentType": "BlindReviewSwitch_viewer";
};
export type BlindReviewSwitch_viewer$key = {
  readonly " $data"?: BlindReviewSwitch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlindReviewSwitch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlindReviewSwitch_viewer",
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

(node as any).hash = "db898765781c98b44ed43ade5ec19a63";

export default node;
