/**
 * @generated SignedSource<<37c7f689e9d0cae3665c3dd770dea15e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlindReviewNotice_viewer$data = {
  readonly blindReview: boolean;
  readonly " $fragmentType": "BlindReviewNotice_viewer";
};
export type BlindReviewNotice_viewer$key = {
  readonly " $data"?: BlindReviewNotice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlindReviewNotice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlindReviewNotice_viewer",
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

(node as any).hash = "39b8e2361c1cdfe1b39e1888fd9a9aa8";

export default node;
