/**
 * @generated SignedSource<<a72c3468c1d05da9fc4a342504ec77f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelScreening_screening$data = {
  readonly expectedFiles: number;
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

(node as any).hash = "c2a2da8aeb4b1c1cdc5ac31f56378b9a";

export default node;
