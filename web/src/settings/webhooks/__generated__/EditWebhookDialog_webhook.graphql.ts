/**
 * @generated SignedSource<<5a2b0eae3bf07492458519b47ab8b126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "CANDIDATE_CREATED" | "CANDIDATE_SCORED" | "JOB_FINISHED" | "REQUIREMENT_REVISED" | "SCREENING_FINISHED" | "STAGE_CHANGED";
import type { FragmentRefs } from "relay-runtime";
export type EditWebhookDialog_webhook$data = {
  readonly description: string;
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly id: string;
  readonly url: string;
  readonly " $fragmentType": "EditWebhookDialog_webhook";
};
export type EditWebhookDialog_webhook$key = {
  readonly " $data"?: EditWebhookDialog_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditWebhookDialog_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditWebhookDialog_webhook",
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
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "03991fe2677f169612f40f74f3425c84";

export default node;
