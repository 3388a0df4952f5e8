/**
 * @generated SignedSource<<c0c3ab32aeecf35632f8b92a761bd4d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineRow_candidates$data = ReadonlyArray<{
  readonly facts: {
    readonly experience: ReadonlyArray<{
      readonly company: string | null | undefined;
      readonly current: boolean;
      readonly end: string | null | undefined;
      readonly evidence: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
      }>;
      readonly position: string | null | undefined;
      readonly start: string | null | undefined;
    }>;
  };
  readonly id: string;
  readonly " $fragmentType": "TimelineRow_candidates";
}>;
export type TimelineRow_candidates$key = ReadonlyArray<{
  readonly " $data"?: TimelineRow_candidates$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineRow_candidates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TimelineRow_candidates",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExperienceFact",
          "kind": "LinkedField",
          "name": "experience",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "company",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "end",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "current",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Evidence",
              "kind": "LinkedField",
              "name": "evidence",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EvidenceList_evidence"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "daf9a3f651bec2acdad5b0744051eee6";

export default node;
