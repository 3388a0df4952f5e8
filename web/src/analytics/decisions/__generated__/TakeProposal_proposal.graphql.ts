/**
 * @generated SignedSource<<528cb2b1f200a3311d9ed87d27697b85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RaceEthnicity = "ASIAN" | "BLACK" | "HISPANIC" | "NATIVE_AMERICAN" | "PACIFIC_ISLANDER" | "TWO_OR_MORE" | "WHITE";
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type TakeProposal_proposal$data = {
  readonly effect: {
    readonly refusedFor: {
      readonly after: number | null | undefined;
      readonly before: number | null | undefined;
      readonly raceEthnicity: RaceEthnicity | null | undefined;
      readonly sex: Sex | null | undefined;
    } | null | undefined;
  };
  readonly shares: ReadonlyArray<{
    readonly key: string;
    readonly proposed: number;
  }>;
  readonly " $fragmentType": "TakeProposal_proposal";
};
export type TakeProposal_proposal$key = {
  readonly " $data"?: TakeProposal_proposal$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeProposal_proposal">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "projectId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeProposal_proposal",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProposedShare",
      "kind": "LinkedField",
      "name": "shares",
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
          "name": "proposed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "projectId",
          "variableName": "projectId"
        }
      ],
      "concreteType": "WeightEffect",
      "kind": "LinkedField",
      "name": "effect",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RatioChange",
          "kind": "LinkedField",
          "name": "refusedFor",
          "plural": false,
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
              "name": "before",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WeightProposal",
  "abstractKey": null
};

(node as any).hash = "355ca1444001f5791de0d7c677c7e707";

export default node;
