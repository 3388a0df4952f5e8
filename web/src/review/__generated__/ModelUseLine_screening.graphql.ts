/**
 * @generated SignedSource<<b68802f0ece1e63cd43b0edd2522f16e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModelUseLine_screening$data = {
  readonly modelUse: {
    readonly calls: number;
    readonly completionTokens: number | null | undefined;
    readonly currency: string | null | undefined;
    readonly factsDropped: number;
    readonly failed: number;
    readonly models: ReadonlyArray<string>;
    readonly price: number | null | undefined;
    readonly promptTokens: number | null | undefined;
    readonly seconds: number;
  } | null | undefined;
  readonly " $fragmentType": "ModelUseLine_screening";
};
export type ModelUseLine_screening$key = {
  readonly " $data"?: ModelUseLine_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModelUseLine_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModelUseLine_screening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ModelUse",
      "kind": "LinkedField",
      "name": "modelUse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "models",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promptTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completionTokens",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "factsDropped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "cc7209d325b63d2e47b67a10bb8a8a6e";

export default node;
