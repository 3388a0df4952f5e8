/**
 * @generated SignedSource<<661ef47d04f4de11f9e3184e6432f888>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonCell_candidate$data = {
  readonly displayName: string;
  readonly internalId: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "PersonCell_candidate";
};
export type PersonCell_candidate$key = {
  readonly " $data"?: PersonCell_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCell_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonCell_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "bba32efd17e572567ff8ed348c30fda2";

export default node;
