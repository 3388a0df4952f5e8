/**
 * @generated SignedSource<<4285bce1494226a6bc476c9f512650b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRanking_project$data = {
  readonly scoreMatrix: {
    readonly count: number;
    readonly facets: ReadonlyArray<string>;
    readonly ids: string;
    readonly matchedSkills: string;
    readonly names: ReadonlyArray<string>;
    readonly payment: string;
    readonly persons: string;
    readonly standing: string;
    readonly values: string;
    readonly years: string;
  };
  readonly " $fragmentType": "useRanking_project";
};
export type useRanking_project$key = {
  readonly " $data"?: useRanking_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRanking_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRanking_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ScoreMatrix",
      "kind": "LinkedField",
      "name": "scoreMatrix",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "facets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ids",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "values",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matchedSkills",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "standing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "years",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "persons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "de3c16b1ef4b45c5985bd1cb0ae55b1b";

export default node;
