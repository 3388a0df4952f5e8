/**
 * @generated SignedSource<<441dc2c0efc4c81aad26286168a60063>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SkillChip_skill$data = {
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidencePopover_evidence">;
  }>;
  readonly name: string;
  readonly " $fragmentType": "SkillChip_skill";
};
export type SkillChip_skill$key = {
  readonly " $data"?: SkillChip_skill$data;
  readonly " $fragmentSpreads": FragmentRefs<"SkillChip_skill">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SkillChip_skill",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
          "name": "EvidencePopover_evidence"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SkillFact",
  "abstractKey": null
};

(node as any).hash = "8050d0a208aa14d21bf956f807c84df8";

export default node;
