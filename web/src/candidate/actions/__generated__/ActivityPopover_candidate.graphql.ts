/**
 * @generated SignedSource<<8296bc93d22f220d7409e4f46c1986f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityPopover_candidate$data = {
  readonly activityCount: number;
  readonly id: string;
  readonly " $fragmentType": "ActivityPopover_candidate";
};
export type ActivityPopover_candidate$key = {
  readonly " $data"?: ActivityPopover_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityPopover_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityPopover_candidate",
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
      "name": "activityCount",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "19d352216299f9e03910177dcb8df165";

export default node;
