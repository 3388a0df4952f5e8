/**
 * @generated SignedSource<<a5d0e9993fd11a858c29c723b72ac9c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DesktopNotice_notification$data = {
  readonly id: string;
  readonly path: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useNotificationText_notification">;
  readonly " $fragmentType": "DesktopNotice_notification";
};
export type DesktopNotice_notification$key = {
  readonly " $data"?: DesktopNotice_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"DesktopNotice_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DesktopNotice_notification",
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
      "name": "path",
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

(node as any).hash = "e391588fc42808fab85f5efeb4967eea";

export default node;
