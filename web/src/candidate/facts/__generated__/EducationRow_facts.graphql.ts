/**
 * @generated SignedSource<<a1797a25092cf335560faf6b7889a4d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EducationLevel = "ASSOCIATE" | "BACHELOR" | "DOCTORATE" | "MASTER" | "SECONDARY";
import type { FragmentRefs } from "relay-runtime";
export type EducationRow_facts$data = {
  readonly education: ReadonlyArray<{
    readonly current: boolean;
    readonly degree: string | null | undefined;
    readonly endYear: number | null | undefined;
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly institution: string | null | undefined;
    readonly level: EducationLevel | null | undefined;
    readonly specialization: string | null | undefined;
    readonly startYear: number | null | undefined;
  }>;
  readonly " $fragmentType": "EducationRow_facts";
};
export type EducationRow_facts$key = {
  readonly " $data"?: EducationRow_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"EducationRow_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EducationRow_facts",
  "selections": [
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
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "specialization",
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
  "type": "CandidateFacts",
  "abstractKey": null
};

(node as any).hash = "42fe8dc5e06a3e823c3e2bbb39d0db83";

export default node;
