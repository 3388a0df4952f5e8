/**
 * @generated SignedSource<<b2ca53f477e958f21653ebed877a076b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleDialog_candidate$data = {
  readonly displayName: string;
  readonly id: string;
  readonly positionTitle: string;
  readonly " $fragmentType": "ScheduleDialog_candidate";
};
export type ScheduleDialog_candidate$key = {
  readonly " $data"?: ScheduleDialog_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleDialog_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleDialog_candidate",
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
      "kind": "ScalarField",
      "name": "positionTitle",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "334ec772ebcaf216c51c7a3ca67a078a";

export default node;
