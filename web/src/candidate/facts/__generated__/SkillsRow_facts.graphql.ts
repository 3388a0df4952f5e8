/**
 * @generated SignedSource<<2c913c810365441279ba3bffa7fe9c77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SkillsRow_facts$data = {
  readonly skills: ReadonlyArray<{
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"SkillChip_skill">;
  }>;
  readonly " $fragmentType": "SkillsRow_facts";
};
export type SkillsRow_facts$key = {
  readonly " $data"?: SkillsRow_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"SkillsRow_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SkillsRow_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SkillFact",
      "kind": "LinkedField",
      "name": "skills",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SkillChip_skill"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateFacts",
  "abstractKey": null
};

(node as any).hash = "faf8cfc5711d84e15e7032ac4ca0243c";

export default node;
