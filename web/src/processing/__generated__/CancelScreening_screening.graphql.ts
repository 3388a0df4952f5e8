/**
 * @generated SignedSource<<90aeceeaa80d24a72fcb7c86e9ddeb1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelScreening_screening$data = {
  readonly expectedFiles: number;
  readonly filesKept: number;
  readonly filesProcessed: number;
  readonly filesTotal: number;
  readonly id: string;
  readonly internalId: string;
  readonly " $fragmentType": "CancelScreening_screening";
};
export type CancelScreening_screening$key = {
  readonly " $data"?: CancelScreening_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelScreening_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelScreening_screening",
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
      "name": "filesProcessed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesKept",
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

(node as any).hash = "1e9ea98cc4068e1ef5ebb72bbb3cd42c";

export default node;
