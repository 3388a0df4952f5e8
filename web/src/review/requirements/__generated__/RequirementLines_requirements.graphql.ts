/**
 * @generated SignedSource<<7d54c0a901ada961fa56bd32c7ecc0d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequirementLines_requirements$data = {
  readonly evidence: ReadonlyArray<{
    readonly evidence: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
    }>;
    readonly field: string;
  }>;
  readonly " $fragmentType": "RequirementLines_requirements";
};
export type RequirementLines_requirements$key = {
  readonly " $data"?: RequirementLines_requirements$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementLines_requirements">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementLines_requirements",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldEvidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
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
  "type": "Requirements",
  "abstractKey": null
};

(node as any).hash = "4dbb207c4a08b9252057cae1c1ff32f6";

export default node;
