/**
 * @generated SignedSource<<84e7219bed4a0ba3e4a37038ddc3b985>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DifferencesTable_rows$data = ReadonlyArray<{
  readonly candidate: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceRow_difference">;
  readonly " $fragmentType": "DifferencesTable_rows";
}>;
export type DifferencesTable_rows$key = ReadonlyArray<{
  readonly " $data"?: DifferencesTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferencesTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DifferencesTable_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DifferenceRow_difference"
    }
  ],
  "type": "CandidateDifference",
  "abstractKey": null
};

(node as any).hash = "c4caea71431860bde5edf450b7ca73c3";

export default node;
