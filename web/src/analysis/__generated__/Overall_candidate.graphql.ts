/**
 * @generated SignedSource<<897487f86f540fb9597ef92d7e7f6af9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Overall_candidate$data = {
  readonly score: {
    readonly overall: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "Overall_candidate";
};
export type Overall_candidate$key = {
  readonly " $data"?: Overall_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"Overall_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Overall_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Score",
      "kind": "LinkedField",
      "name": "score",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overall",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "008db79647e58ecfc22525e9672d5d13";

export default node;
