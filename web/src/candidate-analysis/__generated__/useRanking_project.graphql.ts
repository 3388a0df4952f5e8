/**
 * @generated SignedSource<<3081a13bda7bcb85e84cf2317624f03a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRanking_project$data = {
  readonly id: string;
  readonly scoreMatrix: {
    readonly count: number;
    readonly facets: ReadonlyArray<string>;
    readonly ids: string;
    readonly matchedSkills: string;
    readonly nameRanks: string;
    readonly payment: string;
    readonly people: number;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "weights"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRanking_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "best",
          "value": 200
        },
        {
          "kind": "Variable",
          "name": "weights",
          "variableName": "weights"
        }
      ],
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
          "name": "nameRanks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "959714f740fd2c34860f3a92d88912fa";

export default node;
