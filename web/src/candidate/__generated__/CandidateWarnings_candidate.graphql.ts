/**
 * @generated SignedSource<<144b092f846934e24dfda0dd692777c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateWarnings_candidate$data = {
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
    readonly page: number | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly " $fragmentType": "CandidateWarnings_candidate";
};
export type CandidateWarnings_candidate$key = {
  readonly " $data"?: CandidateWarnings_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateWarnings_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateWarnings_candidate",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "12f43804ad66439994bad4b1bee6f896";

export default node;
