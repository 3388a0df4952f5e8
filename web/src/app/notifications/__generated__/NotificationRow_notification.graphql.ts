/**
 * @generated SignedSource<<15fd08104b2e060d50883e51e00f7604>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "JOB_FAILED" | "JOB_FINISHED" | "MAIL_FAILED" | "MENTION" | "NOTE_ON_SAVED" | "PRESETS_ERASED" | "RETENTION_ERASED" | "SEARCH_FOUND" | "WEBHOOK_OFF";
import type { FragmentRefs } from "relay-runtime";
export type NotificationRow_notification$data = {
  readonly createdAt: string;
  readonly kind: NotificationKind;
  readonly path: string | null | undefined;
  readonly read: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useNotificationText_notification">;
  readonly " $fragmentType": "NotificationRow_notification";
};
export type NotificationRow_notification$key = {
  readonly " $data"?: NotificationRow_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationRow_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationRow_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "read",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNotificationText_notification"
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "b2b9e599622303e755dcd2bf9c2ad881";

export default node;
