/**
 * @generated SignedSource<<08b0726e531b0c8164234344db0300db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImpactFigures_report$data = {
  readonly median: number | null | undefined;
  readonly people: number;
  readonly selfReported: number;
  readonly tables: ReadonlyArray<{
    readonly rows: ReadonlyArray<{
      readonly belowFourFifths: boolean;
    }>;
  }>;
  readonly " $fragmentType": "ImpactFigures_report";
};
export type ImpactFigures_report$key = {
  readonly " $data"?: ImpactFigures_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImpactFigures_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImpactFigures_report",
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
      "kind": "ScalarField",
      "name": "median",
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
          "concreteType": "ImpactRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "belowFourFifths",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImpactReport",
  "abstractKey": null
};

(node as any).hash = "ac83daebf34267a535712c1e6c5d7944";

export default node;
