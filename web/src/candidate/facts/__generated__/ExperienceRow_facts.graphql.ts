/**
 * @generated SignedSource<<af639b17db2db951c763cdccd0168abf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExperienceRow_facts$data = {
  readonly experience: ReadonlyArray<{
    readonly company: string | null | undefined;
    readonly current: boolean;
    readonly end: string | null | undefined;
    readonly location: string | null | undefined;
    readonly months: number | null | undefined;
    readonly position: string | null | undefined;
    readonly responsibilities: ReadonlyArray<string>;
    readonly start: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Job_experience">;
  }>;
  readonly " $fragmentType": "ExperienceRow_facts";
};
export type ExperienceRow_facts$key = {
  readonly " $data"?: ExperienceRow_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExperienceRow_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExperienceRow_facts",
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
          "name": "location",
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
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "responsibilities",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Job_experience"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateFacts",
  "abstractKey": null
};

(node as any).hash = "169da730fd27c7cc953a1ff138e40891";

export default node;
