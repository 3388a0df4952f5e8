/**
 * @generated SignedSource<<c5a6bb56fbec4096663efeb17edb8f64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImpactAxis = "RACE_ETHNICITY" | "SEX" | "SEX_AND_RACE_ETHNICITY";
export type RaceEthnicity = "ASIAN" | "BLACK" | "HISPANIC" | "NATIVE_AMERICAN" | "PACIFIC_ISLANDER" | "TWO_OR_MORE" | "WHITE";
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type ImpactTable_table$data = {
  readonly axis: ImpactAxis;
  readonly rows: ReadonlyArray<{
    readonly above: number;
    readonly apart: boolean;
    readonly belowFourFifths: boolean;
    readonly count: number;
    readonly fisherP: number | null | undefined;
    readonly highest: boolean;
    readonly impactRatio: number | null | undefined;
    readonly raceEthnicity: RaceEthnicity | null | undefined;
    readonly scoringRate: number;
    readonly sex: Sex | null | undefined;
    readonly share: number;
  }>;
  readonly unknown: number;
  readonly " $fragmentType": "ImpactTable_table";
};
export type ImpactTable_table$key = {
  readonly " $data"?: ImpactTable_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpactTable_table">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImpactTable_table",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "axis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImpactRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sex",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "raceEthnicity",
          "storageKey": null
        },
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
          "name": "above",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scoringRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "apart",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "impactRatio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "belowFourFifths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fisherP",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImpactTable",
  "abstractKey": null
};

(node as any).hash = "5435c3004521d71a7e2b24dd490e6946";

export default node;
