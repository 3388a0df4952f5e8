/**
 * @generated SignedSource<<e05b36ecd1a4ca08a1263a317efd0e19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SkillsRow_facts$data = {
  readonly skills: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
    readonly source: string;
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
          "name": "key",
          "storageKey": null
        },
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
          "name": "source",
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

(node as any).hash = "b74a639d034e2f3802721e9e3b99a5e0";

export default node;
