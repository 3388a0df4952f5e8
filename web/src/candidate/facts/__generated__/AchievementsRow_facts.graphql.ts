/**
 * @generated SignedSource<<0ecf2a93993289aa29d615729fd26db3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AchievementsRow_facts$data = {
  readonly achievements: ReadonlyArray<{
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly value: string;
  }>;
  readonly " $fragmentType": "AchievementsRow_facts";
};
export type AchievementsRow_facts$key = {
  readonly " $data"?: AchievementsRow_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementsRow_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AchievementsRow_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextFact",
      "kind": "LinkedField",
      "name": "achievements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
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

(node as any).hash = "8365df6fc972d24ee80087e89451da87";

export default node;
