/**
 * @generated SignedSource<<bdc2d9e3d567f59515e123cefae8c002>>
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
  readonly id: string;
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
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "ea1bb1af579f0c1d127196d4c2a6ef08";

export default node;
