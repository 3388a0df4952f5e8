/**
 * @generated SignedSource<<17c53d6e49a364bb51c97c3a8cb57303>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImpactAxis = "RACE_ETHNICITY" | "SEX" | "SEX_AND_RACE_ETHNICITY";
import type { FragmentRefs } from "relay-runtime";
export type ImpactView_project$data = {
  readonly id: string;
  readonly impactReport: {
    readonly nameSwap: {
      readonly " $fragmentSpreads": FragmentRefs<"NameSwapCard_proof">;
    };
    readonly people: number;
    readonly selfReported: number;
    readonly tables: ReadonlyArray<{
      readonly axis: ImpactAxis;
      readonly " $fragmentSpreads": FragmentRefs<"ImpactTable_table">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ImpactFigures_report">;
  };
  readonly internalId: string;
  readonly title: string;
  readonly " $fragmentType": "ImpactView_project";
};
export type ImpactView_project$key = {
  readonly " $data"?: ImpactView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpactView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "period"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImpactView_project",
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
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "period",
          "variableName": "period"
        }
      ],
      "concreteType": "ImpactReport",
      "kind": "LinkedField",
      "name": "impactReport",
      "plural": false,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImpactFigures_report"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NameSwap",
          "kind": "LinkedField",
          "name": "nameSwap",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "NameSwapCard_proof"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImpactTable",
          "kind": "LinkedField",
          "name": "tables",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "ImpactTable_table"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "7cc74583323c6167b7992fbe59234d57";

export default node;
