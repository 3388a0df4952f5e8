/**
 * @generated SignedSource<<c067ec28aae6d0de1572a29b3a243c67>>
 * @relayHash 4034eb4fb11d4f1f0bd056311b79bc91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7085755341a8461bd77adde024b18eb80e6dd16c70d08fb3a6b3af14baff505f

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectStatus = "CLOSED" | "DRAFT" | "ON_HOLD" | "OPEN";
export type UpdateProjectInput = {
  department?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  level?: string | null | undefined;
  location?: string | null | undefined;
  status?: ProjectStatus | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
};
export type useUpdateStatusMutation$variables = {
  input: UpdateProjectInput;
};
export type useUpdateStatusMutation$data = {
  readonly updateProject: {
    readonly __typename: "AppError";
    readonly message: string;
  } | {
    readonly __typename: "UpdateProjectPayload";
    readonly project: {
      readonly id: string;
      readonly status: ProjectStatus;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useUpdateStatusMutation = {
  response: useUpdateStatusMutation$data;
  variables: useUpdateStatusMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
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
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateProjectPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "AppError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7085755341a8461bd77adde024b18eb80e6dd16c70d08fb3a6b3af14baff505f",
    "metadata": {},
    "name": "useUpdateStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d92297088e9332c5aa69be6bd72e5ab4";

export default node;
