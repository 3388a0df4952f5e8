/**
 * @generated SignedSource<<cf3d57240c028e977ee4f4ca83822da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type LateFiles_screening$data = {
  readonly expectedFiles: number;
  readonly filesTotal: number;
  readonly id: string;
  readonly internalId: string;
  readonly state: ScreeningState;
  readonly " $fragmentType": "LateFiles_screening";
};
export type LateFiles_screening$key = {
  readonly " $data"?: LateFiles_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"LateFiles_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LateFiles_screening",
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
      "name": "state",
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
      "name": "filesTotal",
      "storageKey": null
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "b5b2819f620dddf099fcf89fb3315d76";

export default node;
