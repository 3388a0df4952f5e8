/**
 * @generated SignedSource<<0d27c1e740f9e7dec6f8f5c869181265>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuestionList_assessment$data = {
  readonly questions: ReadonlyArray<{
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly lookedFor: ReadonlyArray<string>;
    readonly reason: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "QuestionList_assessment";
};
export type QuestionList_assessment$key = {
  readonly " $data"?: QuestionList_assessment$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionList_assessment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionList_assessment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookedFor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assessment",
  "abstractKey": null
};

(node as any).hash = "7f6b54bed569042d1fb46f855e6ccd43";

export default node;
