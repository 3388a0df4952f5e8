/**
 * @generated SignedSource<<26b92a655a6034ee5e295bf9244ef70a>>
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
  readonly known: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "known",
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

(node as any).hash = "abb0c5857ef6c2211fad7734334210d1";

export default node;
