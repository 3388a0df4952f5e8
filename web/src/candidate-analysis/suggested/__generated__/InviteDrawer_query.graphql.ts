/**
 * @generated SignedSource<<ea7afce22a182aa1b90bef2995b3e05a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteDrawer_query$data = {
  readonly installation: {
    readonly sendsMail: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useMailTemplates_query">;
  readonly " $fragmentType": "InviteDrawer_query";
};
export type InviteDrawer_query$key = {
  readonly " $data"?: InviteDrawer_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteDrawer_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteDrawer_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Installation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sendsMail",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMailTemplates_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8daa88794b8cfd52123f257936e33237";

export default node;
