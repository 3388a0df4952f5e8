/**
 * @generated SignedSource<<b93567e4b6f9e8f25f1a23f28ae95147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactDialog_candidate$data = {
  readonly displayName: string;
  readonly email: string | null | undefined;
  readonly hasMailAddress: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ContactForm_candidate">;
  readonly " $fragmentType": "ContactDialog_candidate";
};
export type ContactDialog_candidate$key = {
  readonly " $data"?: ContactDialog_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactDialog_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactDialog_candidate",
  "selections": [
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMailAddress",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactForm_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "ed9f38b00c4caea56b7663d62424b76d";

export default node;
