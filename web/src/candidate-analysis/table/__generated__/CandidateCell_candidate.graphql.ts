/**
 * @generated SignedSource<<03c315c46d4d462fae13ae517a59e9b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateCell_candidate$data = {
  readonly location: string | null | undefined;
  readonly title: string | null | undefined;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly " $fragmentType": "CandidateCell_candidate";
};
export type CandidateCell_candidate$key = {
  readonly " $data"?: CandidateCell_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateCell_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateCell_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "d1271138f0cade001a8ae76661399445";

export default node;
