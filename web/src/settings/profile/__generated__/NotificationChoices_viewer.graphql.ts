/**
 * @generated SignedSource<<e65746e9cfd785e7dfcda9219c1c4e13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Digest = "DAILY" | "OFF" | "WEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type NotificationChoices_viewer$data = {
  readonly digest: Digest;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "digest",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b89a99c0512b95dc436836f44f658b54";

export default node;
