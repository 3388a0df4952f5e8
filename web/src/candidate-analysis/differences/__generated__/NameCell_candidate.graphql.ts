/**
 * @generated SignedSource<<d6a72070daa13116f3acefa64aae5013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameCell_candidate$data = {
  readonly displayName: string;
  readonly internalId: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "NameCell_candidate";
};
export type NameCell_candidate$key = {
  readonly " $data"?: NameCell_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameCell_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameCell_candidate",
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

(node as any).hash = "dec1e8f3e8d320f9800d399f26212526";

export default node;
