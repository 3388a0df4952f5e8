/**
 * @generated SignedSource<<1c3ec1c06be793c56e93c0ac233695de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "JOB_FAILED" | "JOB_FINISHED" | "MAIL_FAILED" | "MENTION" | "NOTE_ON_SAVED" | "PRESETS_ERASED" | "RETENTION_ERASED" | "SEARCH_FOUND" | "WEBHOOK_OFF";
import type { FragmentRefs } from "relay-runtime";
export type useNotificationText_notification$data = {
  readonly authorName: string | null | undefined;
  readonly candidate: {
    readonly displayName: string;
  } | null | undefined;
  readonly candidateCount: number | null | undefined;
  readonly completed: number | null | undefined;
  readonly failed: number | null | undefined;
  readonly jobKind: string | null | undefined;
  readonly kind: NotificationKind;
  readonly project: {
    readonly title: string;
  } | null | undefined;
  readonly searchName: string | null | undefined;
  readonly total: number | null | undefined;
  readonly " $fragmentType": "useNotificationText_notification";
};
export type useNotificationText_notification$key = {
  readonly " $data"?: useNotificationText_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNotificationText_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNotificationText_notification",
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
      "name": "jobKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completed",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "searchName",
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "13a4765cf75ff92a4f7cfbd50145bb34";

export default node;
