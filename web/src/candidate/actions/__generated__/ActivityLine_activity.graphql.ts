/**
 * @generated SignedSource<<2752f37b6f67e9355f2ec9e41e60d6ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityChannel = "CALENDAR" | "EMAIL" | "LINKEDIN" | "PHONE";
export type ActivityType = "CONTACT" | "NOTE" | "SCHEDULE" | "STAGE_CHANGE";
export type RejectionReason = "EDUCATION" | "EXPERIENCE" | "LOCATION" | "OTHER" | "PAY" | "POSITION_FILLED" | "SKILLS" | "WITHDREW";
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
import type { FragmentRefs } from "relay-runtime";
export type ActivityLine_activity$data = {
  readonly author: {
    readonly isViewer: boolean;
    readonly name: string;
  } | null | undefined;
  readonly channel: ActivityChannel | null | undefined;
  readonly createdAt: string;
  readonly fromStage: Stage | null | undefined;
  readonly invitedTo: {
    readonly title: string;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly rejectionReason: RejectionReason | null | undefined;
  readonly toStage: Stage | null | undefined;
  readonly type: ActivityType;
  readonly when: string | null | undefined;
  readonly " $fragmentType": "ActivityLine_activity";
};
export type ActivityLine_activity$key = {
  readonly " $data"?: ActivityLine_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityLine_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityLine_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "when",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromStage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toStage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "invitedTo",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "990336e3ac9ae0c3cfc4ef60a2895d24";

export default node;
