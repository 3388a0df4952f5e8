/**
 * @generated SignedSource<<550a7d3f4c64d9e85c887a7f6a318375>>
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
export type RatioChanges_impact$data = {
  readonly people: number;
  readonly ratios: ReadonlyArray<{
    readonly after: number | null | undefined;
    readonly axis: ImpactAxis;
    readonly before: number | null | undefined;
    readonly count: number;
    readonly falls: boolean;
    readonly raceEthnicity: RaceEthnicity | null | undefined;
    readonly sex: Sex | null | undefined;
  }>;
  readonly selfReported: number;
  readonly " $fragmentType": "RatioChanges_impact";
};
export type RatioChanges_impact$key = {
  readonly " $data"?: RatioChanges_impact$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatioChanges_impact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatioChanges_impact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selfReported",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RatioChange",
      "kind": "LinkedField",
      "name": "ratios",
      "plural": true,
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
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "falls",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImpactChange",
  "abstractKey": null
};

(node as any).hash = "3d9f7e1755d0c98281f14701ad4f8996";

export default node;
