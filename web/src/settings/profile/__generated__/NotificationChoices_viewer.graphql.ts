/**
 * @generated SignedSource<<ea3259442fd6ad50a7c1e04826bd2528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotificationChoices_viewer$data = {
  readonly notifyByEmail: boolean;
  readonly notifyOnDesktop: boolean;
  readonly " $fragmentType": "NotificationChoices_viewer";
};
export type NotificationChoices_viewer$key = {
  readonly " $data"?: NotificationChoices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationChoices_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationChoices_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notifyOnDesktop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notifyByEmail",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9ed89cf4ed42b461bf1330f81ff59275";

export default node;
