/**
 * @generated SignedSource<<aa8f88914c02efa6a46aa54a48311c53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadRow_document$data = {
  readonly candidate: {
    readonly displayName: string;
    readonly id: string;
  } | null | undefined;
  readonly fileName: string;
  readonly format: string | null | undefined;
  readonly id: string;
  readonly originalPath: string | null | undefined;
  readonly unread: {
    readonly reason: string;
    readonly remedy: string;
  } | null | undefined;
  readonly " $fragmentType": "UnreadRow_document";
};
export type UnreadRow_document$key = {
  readonly " $data"?: UnreadRow_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadRow_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnreadRow_document",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Unread",
      "kind": "LinkedField",
      "name": "unread",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remedy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "d6d0ca43f4f055d5d4e44228b14babd2";

export default node;
