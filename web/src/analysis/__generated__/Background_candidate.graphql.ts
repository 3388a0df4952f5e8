/**
 * @generated SignedSource<<4a6f244b6f79337fc83121df0c019012>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Background_candidate$data = {
  readonly facts: {
    readonly education: ReadonlyArray<{
      readonly current: boolean;
      readonly degree: string | null | undefined;
      readonly endYear: number | null | undefined;
      readonly evidence: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
      }>;
      readonly institution: string | null | undefined;
      readonly startYear: number | null | undefined;
    }>;
    readonly experience: ReadonlyArray<{
      readonly company: string | null | undefined;
      readonly position: string | null | undefined;
      readonly start: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"Job_experience">;
    }>;
  };
  readonly " $fragmentType": "Background_candidate";
};
export type Background_candidate$key = {
  readonly " $data"?: Background_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"Background_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Background_candidate",
  "selections": [
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "Job_experience"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EducationFact",
          "kind": "LinkedField",
          "name": "education",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "institution",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "degree",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startYear",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endYear",
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

(node as any).hash = "cfe9c66fcd093fa35be308ef500816ed";

export default node;
