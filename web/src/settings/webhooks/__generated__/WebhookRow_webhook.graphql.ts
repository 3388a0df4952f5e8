/**
 * @generated SignedSource<<60792396bd8b9da80bb6dae2783dc808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "CANDIDATE_CREATED" | "CANDIDATE_SCORED" | "JOB_FINISHED" | "REQUIREMENT_REVISED" | "SCREENING_FINISHED" | "STAGE_CHANGED";
import type { FragmentRefs } from "relay-runtime";
export type WebhookRow_webhook$data = {
  readonly active: boolean;
  readonly description: string;
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditWebhookDialog_webhook">;
  readonly " $fragmentType": "WebhookRow_webhook";
};
export type WebhookRow_webhook$key = {
  readonly " $data"?: WebhookRow_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookRow_webhook",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditWebhookDialog_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "c0e1002a4e6e12c6c556721334a5da1a";

export default node;
