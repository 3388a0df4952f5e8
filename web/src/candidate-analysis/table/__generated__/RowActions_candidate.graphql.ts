/**
 * @generated SignedSource<<248683958b521a47f1553d25b8117b4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SavedStatus = "HIRED" | "REJECTED" | "SAVED" | "SHORTLISTED";
import type { FragmentRefs } from "relay-runtime";
export type RowActions_candidate$data = {
  readonly displayName: string;
  readonly id: string;
  readonly saved: {
    readonly status: SavedStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityPopover_candidate" | "ContactDialog_candidate" | "ScheduleDialog_candidate">;
  readonly " $fragmentType": "RowActions_candidate";
};
export type RowActions_candidate$key = {
  readonly " $data"?: RowActions_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowActions_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowActions_candidate",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Saved",
      "kind": "LinkedField",
      "name": "saved",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityPopover_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduleDialog_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactDialog_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "d3a91abe9d5bcb930b9d84a5838d242f";

export default node;
