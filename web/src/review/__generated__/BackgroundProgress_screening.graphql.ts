/**
 * @generated SignedSource<<be26e181b7484bf0052c0e1fd59f8ca5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type BackgroundProgress_screening$data = {
  readonly expectedFiles: number;
  readonly filesProcessed: number;
  readonly filesTotal: number;
  readonly internalId: string;
  readonly progress: number;
  readonly state: ScreeningState;
  readonly " $fragmentType": "BackgroundProgress_screening";
};
export type BackgroundProgress_screening$key = {
  readonly " $data"?: BackgroundProgress_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackgroundProgress_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackgroundProgress_screening",
  "selections": [
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
      "name": "progress",
      "storageKey": null
    },
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
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "3a4e831925a2f9376110e73911337a8a";

export default node;
