/**
 * @generated SignedSource<<4eb6b47028b4cfad6c683509f59f85cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WeightsChange_score$data = {
  readonly facets: ReadonlyArray<{
    readonly defaultWeight: number;
    readonly key: string;
    readonly label: string;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "WeightsChange_score";
};
export type WeightsChange_score$key = {
  readonly " $data"?: WeightsChange_score$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeightsChange_score">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeightsChange_score",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetScore",
      "kind": "LinkedField",
      "name": "facets",
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultWeight",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Score",
  "abstractKey": null
};

(node as any).hash = "8042e86dd633ac6ba00e6dbc0e07728c";

export default node;
