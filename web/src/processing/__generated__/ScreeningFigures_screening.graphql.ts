/**
 * @generated SignedSource<<bda549803c4bf0ba21cd3eedeb41a365>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScreeningFigures_screening$data = {
  readonly expectedFiles: number;
  readonly filesFailed: number;
  readonly filesProcessed: number;
  readonly filesTotal: number;
  readonly insights: number;
  readonly secondsLeft: number | null | undefined;
  readonly " $fragmentType": "ScreeningFigures_screening";
};
export type ScreeningFigures_screening$key = {
  readonly " $data"?: ScreeningFigures_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScreeningFigures_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScreeningFigures_screening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesProcessed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedFiles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesFailed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondsLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "insights",
      "storageKey": null
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "e1ae25bd1d2fc970a3dfd9976976941b";

export default node;
