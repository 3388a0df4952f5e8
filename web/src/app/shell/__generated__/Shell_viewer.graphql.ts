/**
 * @generated SignedSource<<b13806e380701975ba468f981b4404af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_viewer$data = {
  readonly internalId: string;
  readonly language: string | null | undefined;
  readonly theme: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BlindReviewNotice_viewer" | "SidebarBody_viewer">;
  readonly " $fragmentType": "Shell_viewer";
};
export type Shell_viewer$key = {
  readonly " $data"?: Shell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shell_viewer",
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
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "theme",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SidebarBody_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlindReviewNotice_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e8c1ad2cf9b933a571a048ec2e148e65";

export default node;
