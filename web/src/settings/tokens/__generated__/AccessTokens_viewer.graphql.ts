/**
 * @generated SignedSource<<3b7af00bca45ad28820d575eb694c61e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessTokens_viewer$data = {
  readonly accessTokens: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TokenRow_token">;
  }>;
  readonly " $fragmentType": "AccessTokens_viewer";
};
export type AccessTokens_viewer$key = {
  readonly " $data"?: AccessTokens_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessTokens_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccessTokens_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessToken",
      "kind": "LinkedField",
      "name": "accessTokens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TokenRow_token"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1fe889755e4f6db0794285f66909ab9f";

export default node;
